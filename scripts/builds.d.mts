export interface Build {
  /** Of what it is made of: another one, another build. */
  stamp: string;
  /** Where in its folder the link leads. */
  place?: string;
  /** Fills a folder that is not there yet. */
  build: (folder: string) => Promise<void>;
}

export function publish(dist: string, part: string, build: Build): Promise<boolean>;
