-- Wishlist: lists of saved products; one main list, one of lines saved for later from the cart, and named lists of the customer.

create table wishlist (
  id          bigint generated always as identity primary key,
  customer_id bigint not null references customer on delete cascade,
  -- main: the wishlist of the specification; later: saved for later from the cart; named: made by the customer.
  kind        text not null check (kind in ('main', 'later', 'named')),
  name        text check (length(name) between 1 and 60),
  -- Read access by link; null = not shared. 128 random bits.
  share_code  text constraint wishlist_share_code_unique unique,
  created_at  timestamptz not null default now(),
  -- The other two are named by the program, in the reader's language.
  constraint wishlist_named check ((kind = 'named') = (name is not null))
);
create unique index wishlist_main_once on wishlist (customer_id, kind) where kind <> 'named';
create unique index wishlist_name_once on wishlist (customer_id, lower(name)) where kind = 'named';

create table wishlist_item (
  id         bigint generated always as identity primary key,
  list_id    bigint not null references wishlist on delete cascade,
  product_id int not null references product on delete cascade,
  -- Units that Add to Cart adds; null = the product's minimum.
  quantity   int constraint wishlist_item_quantity check (quantity between 0 and 1000000),
  added_at   timestamptz not null default now(),
  constraint wishlist_item_product_once unique (list_id, product_id)
);
create index wishlist_item_product on wishlist_item (product_id);
