/** The addresses of a shop that is running somewhere. */
export interface SmokeTarget {
  /** The website, without a slash at the end. */
  site: string;
  /** What the functions' names are added to. */
  functions: string;
  /** Firestore's REST interface, up to and with `/documents`. */
  documents: string;
}

/** Where a deployed project answers; its website is at `PROJECT.web.app` unless it has a domain of its own. */
export function deployedTarget(project: string, region: string, site?: string): SmokeTarget {
  return {
    site: (site ?? `https://${project}.web.app`).replace(/\/+$/, ''),
    functions: `https://${region}-${project}.cloudfunctions.net`,
    documents: `https://firestore.googleapis.com/v1/projects/${project}/databases/(default)/documents`,
  };
}
