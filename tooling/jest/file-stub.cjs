module.exports = 'stubbed-file';
