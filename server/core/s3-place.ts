/** What `STORAGE_URL=s3://…` says, with the credentials of the environment. */
export interface S3Place {
  /** Without a slash at the end. */
  endpoint: string;
  bucket: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
}

/** What is no percent-encoding stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const bucketPattern = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Null if it is none. Amazon itself needs no endpoint. */
export function readS3Place(
  storageUrl: string,
  environment: { AWS_ACCESS_KEY_ID?: string | undefined; AWS_SECRET_ACCESS_KEY?: string | undefined },
): S3Place | null {
  const url = URL.parse(storageUrl);
  if (!url || url.protocol !== 's3:' || !bucketPattern.test(url.hostname) || !/^\/?$/.test(url.pathname)) return null;
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
  if (!/^https?:\/\/[^/?#@]+\/*$/.test(endpoint) || !/^[\w-]+$/.test(region)) return null;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket: url.hostname,
    region,
    credentials: {
      accessKeyId: decoded(url.username) || (environment.AWS_ACCESS_KEY_ID ?? ''),
      secretAccessKey: decoded(url.password) || (environment.AWS_SECRET_ACCESS_KEY ?? ''),
    },
  };
}
