// S3 errors: at start a sentence that names the setting; later a name for the log.
import { StartError } from '../start-error.ts';

/** Where the bucket is; without endpoint: AWS itself. */
type BucketLocation = { bucket: string; region: string; endpoint: string | undefined };
type Fault = {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  errors?: unknown;
  $metadata?: { httpStatusCode?: number };
};

const SILENT = new Set([
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ECONNABORTED',
]);
const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_|ERR_TLS|ERR_SSL|EPROTO/;

/** Never the value of a key: it may be in the message of a store. */
export function explainStoreFailure(
  error: unknown,
  { bucket, region, endpoint }: BucketLocation,
): StartError {
  const { name, code, status } = detailsOf(error);
  const where = endpoint === undefined ? `the store of the region ${region}` : hostOf(endpoint);
  const sentence = (text: string): StartError => new StartError(text, { cause: error });
  if (code === 'ECONNREFUSED')
    return sentence(
      `FILES_S3_ENDPOINT names ${where}, where nothing answers; start the store, or correct the address`,
    );
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return sentence(
      `FILES_S3_ENDPOINT or FILES_S3_REGION names ${where}, which cannot be found; correct it, or the name service`,
    );
  if (UNTRUSTED.test(code))
    return sentence(
      `the certificate of ${where} is not trusted (${code}); name its authority with NODE_EXTRA_CA_CERTS, or correct the address`,
    );
  if (isSilence(error))
    return sentence(
      `${where} does not answer as an object store in time; correct FILES_S3_ENDPOINT, or start the store`,
    );
  switch (name) {
    case 'NoSuchBucket':
      return sentence(
        `FILES_S3_BUCKET "${bucket}" does not exist at ${where}; create it, open to nobody, and start again`,
      );
    case 'InvalidAccessKeyId':
    case 'SignatureDoesNotMatch':
    case 'InvalidSecurity':
      return sentence(
        `${where} refused FILES_S3_ACCESS_KEY_ID with FILES_S3_SECRET_ACCESS_KEY; correct them`,
      );
    case 'AccessDenied':
    case 'Forbidden':
    case 'AllAccessDisabled':
      return sentence(
        `the key of FILES_S3_ACCESS_KEY_ID may not put, get and delete objects in "${bucket}" at ${where}; give it these three rights`,
      );
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
    case 'IllegalLocationConstraintException':
      return sentence(
        `FILES_S3_REGION "${region}" is not where "${bucket}" is; name the region of the bucket`,
      );
    case 'RequestTimeTooSkewed':
      return sentence(`the clock of this machine differs from that of ${where}; set it`);
    default:
      return sentence(
        `the object store ${where} cannot be used (${name}${status === undefined ? '' : `, ${status}`}); correct the FILES_S3_ settings`,
      );
  }
}

/** For the log: neither addresses nor keys. */
export function detailsOf(error: unknown): {
  name: string;
  code: string;
  status: number | undefined;
} {
  if (typeof error !== 'object' || error === null)
    return { name: String(error), code: '', status: undefined };
  const fault = error as Fault;
  // A name with two addresses: the first of its errors tells.
  if (fault.code === undefined && Array.isArray(fault.errors) && fault.errors.length > 0)
    return detailsOf(fault.errors[0]);
  return {
    name: String(fault.name ?? 'Error'),
    code: String(fault.code ?? ''),
    status: fault.$metadata?.httpStatusCode,
  };
}

function isSilence(error: unknown): boolean {
  const { name, code } = detailsOf(error);
  return name === 'TimeoutError' || name === 'AbortError' || SILENT.has(code);
}

function hostOf(endpoint: string): string {
  return URL.canParse(endpoint) ? new URL(endpoint).host : 'the store';
}
