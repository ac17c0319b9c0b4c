// Column names of WooCommerce product exports in the languages of its users, by what the exporter calls them in English.

/** English name -> names in Russian, Arabic, German, French, Italian, Spanish, Portuguese and Dutch, in small letters. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  type: ['тип', 'النوع', 'typ', 'tipo'],
  sku: ['артикул', 'رمز المنتج', 'artikelnummer', 'ugs', 'cod', 'codice'],
  'gtin, upc, ean, or isbn': [
    'gtin, upc, ean или isbn',
    'gtin, upc, ean oder isbn',
    'gtin, upc, ean ou isbn',
    'gtin, upc, ean o isbn',
    'gtin, upc, ean of isbn',
  ],
  name: ['имя', 'название', 'الاسم', 'nom', 'nome', 'nombre', 'naam'],
  published: [
    ...['опубликован', 'منشور', 'veröffentlicht', 'publié', 'pubblicato', 'publicado'],
    'gepubliceerd',
  ],
  'visibility in catalog': [
    'видимость в каталоге',
    'sichtbarkeit im katalog',
    'visibilité dans le catalogue',
    'visibilità nel catalogo',
    'visibilidad en el catálogo',
    'visibilidade no catálogo',
    'zichtbaarheid in catalogus',
  ],
  'short description': [
    'краткое описание',
    'короткое описание',
    'الوصف القصير',
    'kurzbeschreibung',
    'description courte',
    'breve descrizione',
    'descrizione breve',
    'descripción corta',
    'descrição curta',
    'breve descrição',
    'korte beschrijving',
  ],
  description: [
    ...['описание', 'الوصف', 'beschreibung', 'descrizione', 'descripción', 'descrição'],
    'beschrijving',
  ],
  stock: [
    ...['запасы', 'остаток', 'المخزون', 'lager', 'lagerbestand', 'bestand', 'inventaire'],
    ...['magazzino', 'inventario', 'estoque', 'voorraad'],
  ],
  'regular price': [
    ...['базовая цена', 'обычная цена', 'السعر العادي', 'regulärer preis', 'tarif régulier'],
    ...['prezzo di listino', 'prezzo normale', 'precio normal', 'preço', 'preço normal'],
    ...['reguliere prijs', 'normale prijs'],
  ],
  'sale price': [
    ...['акционная цена', 'цена распродажи', 'سعر التخفيض', 'السعر المخفض', 'angebotspreis'],
    ...['tarif promo', 'prezzo in offerta', 'precio rebajado', 'preço promocional', 'actieprijs'],
  ],
  categories: [
    ...['категории', 'التصنيفات', 'kategorien', 'catégories', 'categorie', 'categorías'],
    ...['categorias', 'categorieën'],
  ],
  images: [
    ...['изображения', 'الصور', 'bilder', 'immagini', 'imágenes', 'imagens', 'afbeeldingen'],
  ],
  parent: [
    ...['родительский', 'родитель', 'الأصل', 'übergeordnetes produkt', 'übergeordnet'],
    ...['genitore', 'superior', 'ascendente', 'bovenliggend', 'hoofd'],
  ],
  brands: ['бренды', 'marken', 'marques', 'marchi', 'marcas', 'merken'],
};

/** Names with a number or a unit in them. */
const PATTERNS: readonly [RegExp, string][] = [
  [/^(?:вес|gewicht|poids|peso) \((\p{L}+)\)$/u, 'weight ($1)'],
  [/^(?:длина|länge|longueur|lunghezza|longitud|comprimento|lengte) \((\p{L}+)\)$/u, 'length ($1)'],
  [/^(?:ширина|breite|largeur|larghezza|anchura|largura|breedte) \((\p{L}+)\)$/u, 'width ($1)'],
  [/^(?:высота|höhe|hauteur|altezza|altura|hoogte) \((\p{L}+)\)$/u, 'height ($1)'],
  [
    /^(?:(?:название|имя) атрибута|nom de l[’']attribut|nome dell[’']attributo|nombre del atributo|nome do atributo) (\d+)$/,
    'attribute $1 name',
  ],
  [/^(?:attribut|attributo|attribuut) (\d+) (?:name|nome|naam|nom)$/, 'attribute $1 name'],
  [
    /^(?:значени[ея](?:\(-я\))? атрибут[ао]в?|valeur\(s\) de l[’']attribut|valor[ei](?:\(i\)|\/i)? dell[’']attributo|valor\(es\) del atributo|valor(?:es|\(es\)) do atributo) (\d+)$/,
    'attribute $1 value(s)',
  ],
  [
    /^(?:attribut|attributo|attribuut) (\d+) (?:wert|valeur|valore|valuta|waarde)\(?[a-z]{0,2}\)?$/,
    'attribute $1 value(s)',
  ],
];

const UNITS: Readonly<Record<string, string>> = { кг: 'kg', г: 'g', см: 'cm', мм: 'mm', м: 'm' };
const ENGLISH = new Map(
  Object.entries(NAMES).flatMap(([english, names]) => names.map((name) => [name, english])),
);

/** The English name of a column; one that is not known as it is. */
export function english(name: string): string {
  const lower = name.toLowerCase();
  const known = ENGLISH.get(lower);
  if (known !== undefined) return known;
  for (const [pattern, text] of PATTERNS)
    if (pattern.test(lower))
      return lower
        .replace(pattern, text)
        .replace(/\((\p{L}+)\)$/u, (_, unit: string) => `(${UNITS[unit] ?? unit})`);
  return name;
}
