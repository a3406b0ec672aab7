-- Requests that were never decided, though the goods have come back.
DELETE FROM `return_pictures` WHERE `order_id` IN (SELECT `id` FROM `orders` WHERE `status` = 'returned');
--> statement-breakpoint
UPDATE `order_returns` SET `state` = 'accepted' WHERE `state` = 'requested'
	AND `order_id` IN (SELECT `id` FROM `orders` WHERE `status` = 'returned');
