import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { settingLabels, type SettingName } from './settings.labels.ts';
import { settingNames, settingSchemas } from './settings.rules.ts';

@ObjectType({ simpleResolvers: true, description: 'What the superadmin sets, as it is now.' })
export class PortalSettings {
  @Field({ description: 'Of all settings together; `changeSettings` is refused when it is no longer this one.' })
  version!: string;

  @Field({ description: 'The version of the privacy notice that people agree to.' })
  consentVersion!: string;
}

@InputType({ description: 'Settings to change; what is left out stays as it is.' })
export class SettingsInput {}

@ObjectType({ simpleResolvers: true, description: 'What the settings say to visitors.' })
export class SiteTexts {
  @Field(() => String, { nullable: true, description: 'E-mail address for the footer; null for none.' })
  contactEmail!: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number for the footer; null for none.' })
  contactPhone!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address for the footer; null for none.' })
  footerAddress!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Own text of the privacy page: paragraphs, lines that begin with "- " are a list, one that begins with "## " ' +
      'is a heading. Null for the built-in text.',
  })
  privacyText!: string | null;

  @Field(() => String, { nullable: true, description: 'Own text of the terms page, written the same way.' })
  termsText!: string | null;
}

const typeOf = (name: SettingName): unknown => {
  const initial: unknown = settingSchemas[name].default;
  if (typeof initial === 'boolean') return Boolean;
  return typeof initial === 'number' ? Int : String;
};

// Both have a field for each setting, described by its words.
for (const name of settingNames) {
  const { label, help } = settingLabels[name];
  const description = `${label()}. ${help()}`;
  Field(() => typeOf(name) as typeof String, { description })(PortalSettings.prototype, name);
  Field(() => typeOf(name) as typeof String, { nullable: true, description })(SettingsInput.prototype, name);
}
