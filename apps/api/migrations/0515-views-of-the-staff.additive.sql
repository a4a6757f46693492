-- Lists as one of the staff likes to look at them: a room and what its address narrows it by. Theirs alone.
create table staff_view (
  view_id     bigint generated always as identity primary key,
  customer_id bigint not null references customer on delete cascade,
  room        text not null check (char_length(room) between 1 and 80),
  name        text not null check (char_length(name) between 1 and 40),
  search      text not null check (char_length(search) between 1 and 500),
  unique (customer_id, room, name)
);
