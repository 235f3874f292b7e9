import type { RequestContext } from './context.ts';

/** What a REST request brought: JSON or form fields, path parameters, and the ids of files that came as multipart parts. */
export interface RestInput {
  body: Record<string, unknown>;
  params: Record<string, string>;
  query: Record<string, string | undefined>;
}

/** One row of the REST face: a path over a use case, with the names of the specification on either side. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** 200 unless said otherwise. */
  status?: number;
  /** A multipart form instead of JSON: each file part is received into the private storage and stands in the body as a ReceivedFile. */
  acceptsFiles?: boolean;
  answer: (request: RequestContext, input: RestInput) => Promise<unknown>;
}
