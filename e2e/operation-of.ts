import type { Request } from 'playwright-core';

/** The name of the operation that a request to the API asks for, by POST or by GET; of any other request ''. */
export function operationOf(request: Request): string {
  const url = new URL(request.url());
  if (url.pathname !== '/graphql') return '';
  const inAddress = url.searchParams.get('operationName');
  const inBody = (JSON.parse(request.postData() ?? '{}') as { operationName?: string }).operationName;
  return inAddress ?? inBody ?? '';
}
