// Default product picture: an empty frame that shows no part, so that it is not mistaken for one.

export const DEFAULT_PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><rect width="400" height="300" fill="#fbfaf7"/>' +
    '<g fill="none" stroke="#8a8a84" stroke-width="2"><rect x="140" y="105" width="120" height="90" stroke-dasharray="6 5"/>' +
    '<path d="M140 105 260 195M260 105 140 195" stroke-width="0.7"/></g></svg>',
);
