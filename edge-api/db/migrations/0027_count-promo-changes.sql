-- The text pages name the code for new customers.
CREATE TRIGGER `promo_codes_count_change`
AFTER UPDATE OF `kind`, `value`, `minimum`, `valid_from`, `valid_to`, `uses_limit` ON `promo_codes`
BEGIN
	UPDATE `counters` SET `value` = `value` + 1 WHERE `name` = 'settings';
END;
