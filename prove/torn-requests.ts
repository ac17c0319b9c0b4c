// Malformed and doubled requests: answered once, or not at all.
import { sendBytes, TORN } from './bare-requests.ts';

/** What two programs could read as two different requests is rejected, and answered once. */
export async function tornRequests(address: string): Promise<{ sent: number; findings: string[] }> {
  const findings: string[] = [];
  for (const [name, bytes] of TORN) {
    const { status, whole } = await sendBytes(address, bytes, 400);
    const answers = whole.split(/^HTTP\/1\.1 /m).length - 1;
    if (status >= 200 && status < 300) findings.push(`${name}: ${status}`);
    if (status >= 500) findings.push(`${name}: ${status}`);
    if (answers > 1) findings.push(`${name}: answered ${answers} times`);
    if (whole.includes('secret=1')) findings.push(`${name}: repeats the cookie`);
  }
  return { sent: TORN.length, findings };
}
