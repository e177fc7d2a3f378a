module.exports = require('federation/jest');
