/** A service that we depend on cannot be reached now. A job that meets it has not failed: it tries again later. */
export class TemporarilyUnavailable extends Error {}
