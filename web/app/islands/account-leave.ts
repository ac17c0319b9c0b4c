// Login page of a logged-in customer: logs out, by the form that is on the page, once the page is really shown.
// [§4 Login status, decisions §8]

export default function start(box: HTMLElement): void {
  const leave = (): void => box.querySelector('form')?.requestSubmit();
  const { prerendering } = document as Document & { prerendering?: boolean };
  // A page that a browser prepares in advance has not been opened by anybody yet.
  if (prerendering === true) document.addEventListener('prerenderingchange', leave, { once: true });
  else leave();
}
