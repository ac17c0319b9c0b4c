-- audit log: rows of earlier releases keep the rule for names of acts.
alter table audit_log validate constraint audit_log_operation_check;
