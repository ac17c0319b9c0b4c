// Test forms: posted as a browser does.
import type { Answer, TestApp } from './app.ts';
import { recordAnswer } from './recorded-answers.ts';

export type FormPart =
  | { name: string; value: string }
  | { name: string; fileName: string; type?: string; bytes: Buffer };

export async function sendForm(
  { app }: Pick<TestApp, 'app'>,
  path: string,
  parts: readonly FormPart[],
  headers: Record<string, string> = {},
  method: 'POST' | 'PUT' = 'POST',
): Promise<Answer> {
  const boundary = 'a-boundary-of-tests';
  const chunks = parts.flatMap((part) => {
    const head =
      'bytes' in part
        ? `name="${part.name}"; filename="${part.fileName}"\r\nContent-Type: ${part.type ?? 'application/octet-stream'}`
        : `name="${part.name}"`;
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      'bytes' in part ? part.bytes : Buffer.from(part.value),
      Buffer.from('\r\n'),
    ];
  });
  const answer = await app.inject({
    method,
    url: path,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  });
  const isJson =
    answer.body !== '' && String(answer.headers['content-type'] ?? '').includes('json');
  const body: unknown = isJson ? answer.json() : answer.body;
  if (isJson) recordAnswer(app, { method, path, status: answer.statusCode, body });
  return {
    status: answer.statusCode,
    body: body as never,
    headers: answer.headers,
  };
}
