// SKU rule: the shop's number of a product, as the world writes them: 1 to 64 printable characters, no space at its ends.
export const SKU = /^[^\p{C}\p{Zl}\p{Zp}\s](?:[^\p{C}\p{Zl}\p{Zp}]{0,62}[^\p{C}\p{Zl}\p{Zp}\s])?$/u;
