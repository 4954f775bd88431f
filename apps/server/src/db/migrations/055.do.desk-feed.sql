-- The result desk asks what others have sent of a unit, whatever language or subtype they sent it in.
create index inbox_unit_result on inbox (document_code) where document_type = 'DT_RESULT' and channel <> 'desk';
