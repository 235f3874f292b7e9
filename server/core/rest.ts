import type { RequestContext } from './context.ts';
import { badInput } from './errors.ts';

/** What a REST request brought: JSON or form fields, path parameters, and the ids of uploaded files. */
export interface RestInput {
  body: Record<string, unknown>;
  params: Record<string, string>;
}

/** One row of the REST face: a path over a use case, with the names of the specification on either side. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** 200 unless said otherwise. */
  status?: number;
  /** Every name that the body may hold, those that are only accepted too. Left out where no body is read. */
  fields?: readonly string[];
  /** A multipart form instead of JSON: each file is stored, and stands in the body as a ReceivedFile. */
  acceptsFiles?: boolean;
  /**
   * From anywhere: a plain form is read, and no Origin is asked for. Only for what acts on a secret in the path alone
   * and never on the session.
   */
  isFromMailPrograms?: boolean;
  answer: (request: RequestContext, input: RestInput) => Promise<unknown>;
}

/** Hands the body as it came to a use case, which checks it. */
export const fromBody =
  <Input, Answer>(call: (request: RequestContext, input: Input) => Promise<Answer>) =>
  (request: RequestContext, { body }: RestInput): Promise<Answer> =>
    call(request, body as Input);

const longestEcho = 50;

/** As GraphQL does: an id, a role or a counter that a caller slips in is refused by its name. */
export function refuseUnknownFields({ fields }: RestRoute, body: Record<string, unknown>): void {
  const unknown =
    fields &&
    Object.keys(body)
      .find((name) => !fields.includes(name))
      ?.slice(0, longestEcho);
  if (unknown !== undefined) throw badInput({ [unknown]: `Unknown field: ${unknown}` });
}
