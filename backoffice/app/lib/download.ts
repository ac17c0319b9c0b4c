// Download by fetch: a file that may be rejected is saved under the name that the server gives it, or its rejection is shown.
import { HttpError } from 'ra-core';
import { api, apiUrl } from './api.ts';

/** @throws HttpError with the server's sentence */
export async function download(path: string, query: Record<string, string> = {}): Promise<void> {
  const answer = await fetch(apiUrl(path, query), { credentials: 'same-origin' }).catch(() => {
    throw new HttpError('common.failed', 0);
  });
  // Asked again as a call, which reads the rejection as every other.
  if (!answer.ok) {
    await api('GET', path, { query });
    throw new HttpError('common.failed', answer.status);
  }
  const said = answer.headers.get('content-disposition') ?? '';
  saveAs(await answer.blob(), /filename="([^"]+)"/.exec(said)?.[1] ?? 'file');
}

export function saveAs(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
