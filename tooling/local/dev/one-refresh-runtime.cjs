/** Four builds meet in one page: whichever comes first brings the runtime that tells react-dom what to exchange. */
module.exports = () =>
  "module.exports = globalThis.__REFRESH_RUNTIME__ ??= require('./cjs/react-refresh-runtime.development.js');";
