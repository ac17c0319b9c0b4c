-- catalog: the picture that stands for a film until it plays; a name of the media module, null where there is none.
alter table product_media add column poster text constraint product_media_poster_of_video check (poster is null or kind = 'video');
