// What the browser keeps: the record one is at, the one before it, and the address that links begin with.
'use strict';

const Store = (() => {
  const names = {record: 'arbiter.record', before: 'arbiter.before', address: 'arbiter.address'};

  function read(name) {
    try {
      const kept = JSON.parse(localStorage.getItem(names[name]));
      return kept;
    } catch (error) {
      return null;
    }
  }

  /// Says whether it was kept.
  function write(name, value) {
    try {
      localStorage.setItem(names[name], JSON.stringify(value));
      return true;
    } catch (error) {
      return false;
    }
  }

  function record_in(name) {
    const kept = read(name);
    const whole = kept !== null && typeof kept === 'object' && typeof kept.record === 'string';
    return whole ? {record: kept.record, files: kept.files || {}} : null;
  }

  return {
    record: () => record_in('record'),
    before: () => record_in('before'),
    address: () => (typeof read('address') === 'string' ? read('address') : ''),
    keep_address: (text) => write('address', text),
    keep: (record, files) => write('record', {record, files}),
    /// Another record takes the place of the one kept, which stays to go back to.
    put_aside: () => record_in('record') === null || write('before', record_in('record')),
  };
})();
