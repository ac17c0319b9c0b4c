// Independent check of UBL: each file against the schema of OASIS, and those that say EN 16931 against the rules of CEN as well.
// Prints a line for each failure: file, tab, what is wrong.
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.XMLConstants;
import javax.xml.transform.Templates;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;

public class CheckUbl {
  private static final Pattern FAILED =
      Pattern.compile("<svrl:failed-assert(.*?)</svrl:failed-assert>", Pattern.DOTALL);

  public static void main(String[] arguments) throws Exception {
    SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI, "com.sun.org.apache.xerces.internal.jaxp.validation.XMLSchemaFactory", null);
    // Larger than what the default limits take, and from a file that we chose.
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, false);
    Schema invoice = schema(factory, "UBL-Invoice-2.1.xsd");
    Schema note = schema(factory, "UBL-CreditNote-2.1.xsd");
    TransformerFactory transformers = new net.sf.saxon.TransformerFactoryImpl();
    URL rules = resource("external/schematron/" + arguments[1] + "/ubl/EN16931-UBL-validation.xslt");
    Templates norm = transformers.newTemplates(new StreamSource(rules.toString()));
    try (var files = Files.list(Path.of(arguments[0]))) {
      for (Path file : (List<Path>) files.sorted().toList()) {
        String xml = Files.readString(file);
        try {
          (xml.contains("<CreditNote ") ? note : invoice).newValidator().validate(new StreamSource(new StringReader(xml)));
        } catch (org.xml.sax.SAXException error) {
          System.out.println(file.getFileName() + "\t" + error.getMessage());
        }
        if (!xml.contains("urn:cen.eu:en16931:2017")) continue;
        StringWriter report = new StringWriter();
        norm.newTransformer().transform(new StreamSource(new StringReader(xml)), new StreamResult(report));
        Matcher failed = FAILED.matcher(report.toString());
        while (failed.find())
          if (!failed.group(1).contains("flag=\"warning\""))
            System.out.println(file.getFileName() + "\t" + failed.group(1).replaceAll("(?s).*<svrl:text>", "").replaceAll("(?s)</svrl:text>.*", "").trim());
        if (!report.toString().contains("svrl:fired-rule")) System.out.println(file.getFileName() + "\tno rule was applied");
      }
    }
  }

  /** UBL names the schemas of others without saying where they are: they stand before it. */
  private static Schema schema(SchemaFactory factory, String name) throws Exception {
    String[] paths = {
      "schemas/CCTS_CCT_SchemaModule.xsd",
      "schemas/xmldsig-core-schema.xsd",
      "schemas/XAdES01903v132-201601.xsd",
      "schemas/XAdES01903v141-201601.xsd",
      "external/schemas/ubl21/maindoc/" + name
    };
    StreamSource[] sources = new StreamSource[paths.length];
    for (int at = 0; at < paths.length; at++) sources[at] = new StreamSource(resource(paths[at]).toString());
    return factory.newSchema(sources);
  }

  private static URL resource(String path) {
    URL found = CheckUbl.class.getClassLoader().getResource(path);
    if (found == null) throw new IllegalStateException("not on the class path: " + path);
    return found;
  }
}
