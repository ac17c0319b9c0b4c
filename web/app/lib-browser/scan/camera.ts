// Camera of the scanner: opens the one at the back of a phone, and tells why there is none.

/** Why there is no picture: permission is refused; there is no camera, or the page is not loaded over https; another program uses it. */
export type CameraProblem = 'refused' | 'noCamera' | 'busy';
export type Camera = { stop(): void };

/** @returns once the video shows pictures. @throws DOMException of getUserMedia: `cameraProblem` names it */
export async function openCamera(video: HTMLVideoElement): Promise<Camera> {
  // Without https there is no such object.
  if (navigator.mediaDevices === undefined)
    throw new DOMException('no camera here', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      facingMode: { ideal: 'environment' },
      width: { ideal: 1_280 },
      height: { ideal: 720 },
    },
  });
  const stop = (): void => {
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  try {
    video.srcObject = stream;
    await video.play();
  } catch (error) {
    stop();
    throw error;
  }
  return { stop };
}

export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'noCamera' : 'busy';
}
