// The picture of a product that has none, by its name. [§7.8 default image]
export const NO_PICTURE = 'default.svg';
