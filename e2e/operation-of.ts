import type { Request } from 'playwright-core';

/** The operation name of an API request, by POST or by GET; '' for any other request. */
export function operationOf(request: Request): string {
  const url = new URL(request.url());
  if (url.pathname !== '/graphql') return '';
  const inAddress = url.searchParams.get('operationName');
  const inBody = (JSON.parse(request.postData() ?? '{}') as { operationName?: string }).operationName;
  return inAddress ?? inBody ?? '';
}
