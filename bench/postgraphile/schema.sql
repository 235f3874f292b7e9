-- What PostGraphile serves: jobs and companies as the product keeps them, texts to search beside them, and a function
-- that searches. Texts are found by trigrams, the newest along an index.
create extension if not exists pg_trgm;
drop schema if exists portal cascade;
create schema portal;

create table portal.companies as select id, name::text, rating_total, review_count from public.companies;
alter table portal.companies add primary key (id);

create table portal.jobs as
  select j.*,
    regexp_replace(' ' || replace(j.search_text, E'\n', ' '), '[ /,(&-]+', ' ', 'g') as words,
    regexp_replace(lower(' ' || j.location || ' '), '[ /,()&-]+', ' ', 'g') as places
  from public.jobs j;
alter table portal.jobs add primary key (id), add foreign key (company_id) references portal.companies;
create index on portal.jobs (posted_at desc, id desc) where status = 'ACTIVE';
create index on portal.jobs using gin (search_text gin_trgm_ops) with (fastupdate = off) where status = 'ACTIVE';
create index on portal.jobs using gin (words gin_trgm_ops) with (fastupdate = off) where status = 'ACTIVE';
create index on portal.jobs using gin (places gin_trgm_ops) with (fastupdate = off) where status = 'ACTIVE';
comment on column portal.jobs.search_text is '@behavior -select';
comment on column portal.jobs.words is '@behavior -select';
comment on column portal.jobs.places is '@behavior -select';

-- One or two letters are looked for where a word begins. Postgres puts the body into the statement that calls it.
create function portal.search_jobs(q text, location text) returns setof portal.jobs language sql stable as $$
  select * from portal.jobs job
  where job.status = 'ACTIVE'
    and (q is null or case when length(q) < 3 then job.words like '% ' || lower(q) || '%'
      else job.search_text like '%' || lower(q) || '%' end)
    and (search_jobs.location is null or job.places like '% ' || lower(search_jobs.location) || ' %')
  order by job.posted_at desc, job.id desc
$$;
