module.exports = require('@drove/tooling/jest');
