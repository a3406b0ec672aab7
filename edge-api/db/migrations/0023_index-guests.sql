CREATE INDEX `users_guests` ON `users` (`created_at`) WHERE "users"."password_hash" is null
    and "users"."facebook_id" is null and "users"."deleted_at" is null;