-- A part that is not findable itself may be bought because a group shows it: asked for every line of every cart.
create index product_link_group on product_link (linked_id) where link_type = 'associated';
