/** Another text in the place of a module's own. */
module.exports = function replacedBy() {
  return this.getOptions().code;
};
