-- The course of an event is made of everything below its code: its lists, brackets, pools and records.
create index fact_result_list_event on fact_result_list (left(code, 22));
create index fact_document_event on fact_document (left(code, 22));
