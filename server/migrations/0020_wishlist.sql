-- Wishlist: lists of saved products; one main list, one of lines saved for later from the cart, and named lists of the customer.

create table save_list (
  id          bigint generated always as identity primary key,
  customer_id bigint not null references customer on delete cascade,
  -- main: the wishlist of the specification; later: saved for later from the cart; named: made by the customer.
  kind        text not null check (kind in ('main', 'later', 'named')),
  name        text check (length(name) between 1 and 60),
  -- Read access by link; null = not shared. 128 random bits.
  share_code  text constraint save_list_share_code_unique unique,
  created_at  timestamptz not null default now(),
  -- The other two are named by the program, in the reader's language.
  constraint save_list_named check ((kind = 'named') = (name is not null))
);
create unique index save_list_main_once on save_list (customer_id, kind) where kind <> 'named';
create unique index save_list_name_once on save_list (customer_id, lower(name)) where kind = 'named';

create table save_list_entry (
  id         bigint generated always as identity primary key,
  list_id    bigint not null references save_list on delete cascade,
  product_id int not null references product on delete cascade,
  -- Units that Add to Cart adds; null = the product's minimum.
  quantity   int constraint save_list_entry_quantity check (quantity between 0 and 1000000),
  added_at   timestamptz not null default now(),
  constraint save_list_entry_product_once unique (list_id, product_id)
);
create index save_list_entry_product on save_list_entry (product_id);
