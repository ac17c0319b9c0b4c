// Default share image: the shop's mark between two dimension lines; drawn, so no font is needed.

export const SHARE_PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 180" width="400" height="180"><rect width="400" height="180" fill="#fbfaf7"/>' +
    '<path fill="#1c1c1a" transform="translate(116 30) scale(3.75)" d="M2 4v24h6V14l6 9 6-9v14h6V4h-6l-6 9-6-9z"/>' +
    '<g fill="none" stroke="#c4420c" stroke-width="5"><path d="M240 45v90M231 135h18M231 45h18"/></g>' +
    '<g fill="none" stroke="#1c1c1a" stroke-width="1"><path d="M124 155h90M124 148v14M214 148v14"/></g></svg>',
);
