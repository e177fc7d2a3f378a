module.exports = require('@drove/federation/jest');
