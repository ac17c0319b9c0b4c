// What does a product without a picture look like? A drawing sheet with an empty frame.

export const DEFAULT_PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><rect width="400" height="300" fill="#fbfaf7"/>' +
    '<g fill="none" stroke="#1c1c1a"><path stroke-width="0.7" stroke-dasharray="14 4 2 4" d="M60 150H340M200 60V240"/>' +
    '<path stroke-width="2.2" d="M200 80 260.6 115V185L200 220 139.4 185V115Z"/><circle cx="200" cy="150" r="34" stroke-width="2.2"/>' +
    '<circle cx="200" cy="150" r="29" stroke-width="0.7"/></g></svg>',
);
