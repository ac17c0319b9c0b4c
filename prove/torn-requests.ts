// Malformed and doubled requests: answered once, or not at all.
import { sendBytes, TORN } from './bare-requests.ts';

/** What two programs could read as two different requests is rejected, and answered once. */
export async function tornRequests(address: string): Promise<{ sent: number; failures: string[] }> {
  const failures: string[] = [];
  for (const [name, bytes] of TORN) {
    const { status, whole } = await sendBytes(address, bytes, 400);
    const answers = whole.split(/^HTTP\/1\.1 /m).length - 1;
    if (status >= 200 && status < 300) failures.push(`${name}: ${status}`);
    if (status >= 500) failures.push(`${name}: ${status}`);
    if (answers > 1) failures.push(`${name}: answered ${answers} times`);
    if (whole.includes('secret=1')) failures.push(`${name}: repeats the cookie`);
  }
  return { sent: TORN.length, failures };
}
