/** What pages reported of a release that is live or rolled out. */
export interface ReleaseReports {
  /** A remote, or the shell. */
  part: string;
  version: string;
  /** An outcome of loading it, a kind of fault, or a vital and its rating. */
  what: string;
  reports: number;
}
