/* Prints what the referee says of a record on standard input, as JSON; a program in C. */
#include <arbiter/arbiter.h>
#include <stdio.h>

int main(void) {
    static char text[1 << 20];
    text[fread(text, 1, sizeof text - 1, stdin)] = '\0';
    char* answer = arbiter_judge(text, NULL);
    if (answer == NULL) {
        return 1;
    }
    puts(answer);
    arbiter_free(answer);
    return 0;
}
